/** The front door of the installments room. */
export { InstallmentRow } from './InstallmentRow.tsx';
