/** Chunk of the prerendered calculator. */
import '../shared-chunks/everyForm.ts';

export { CalculatorScreen } from '../../features/calculator/CalculatorScreen.tsx';
