// Lazy chunk of the second step of /auth, with its texts.
import { loadFactorWords } from './factor-words.ts';

const [{ SecondStep }] = await Promise.all([import('./SecondStep.tsx'), loadFactorWords()]);
export default SecondStep;
