// Lazy chunk of the second step's settings, with their texts.
import { loadFactorWords } from './factor-words.ts';

const [{ FactorSettings }] = await Promise.all([import('./FactorSettings.tsx'), loadFactorWords()]);
export default FactorSettings;
