/** Chunk of the prerendered calculator, and of the owners' one. */
import '../shared-chunks/everyForm.ts';

export { CalculatorScreen, EstimateScreen } from '../../features/calculator/CalculatorScreen.tsx';
