// Labels of the statuses of applications, loans and installments.

export const draft = 'Borrador';
export const awaitingValidation = 'En espera de validación';
export const inValidation = 'En validación';
export const accepted = 'Aceptado';
export const rejected = 'Rechazado';
export const pending = 'Pendiente';
export const approved = 'Aprobado';
export const overdue = 'Atrasado';
export const outdated = 'Vencido';
export const inProcess = 'En proceso';
export const awaitingBankStatement = 'En espera de tu estado de cuenta';
export const reviewingBankStatement = 'Estamos revisando tu estado de cuenta';
export const awaitingSignature = 'En espera de tu firma';
export const contractSigned = 'Contrato firmado';
export const awaitingDeposit = 'En espera de tu depósito';
export const active = 'Activo';
export const liquidated = 'Liquidado';
