/** The fictitious person who registers. The phone number has an area code that is not assigned. */
export const newcomer = {
  email: 'marisol@correo.test',
  phone: '5500004321',
  password: 'Jacaranda#26',
  name: 'Marisol',
  last_name: 'Ríos Cañedo',
  curp_number: 'RICM870214MDFSSR05',
  rfc_number: 'RICM870214QK7',
} as const;
