/** The owner whose session the tests begin with. */
export const ana = { id: 'o1', name: 'Ana', email: 'ana@correo.mx', phone: '+525512345678' };
