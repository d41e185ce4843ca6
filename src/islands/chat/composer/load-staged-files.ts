// Lazy chunk of the files that are chosen for the next message.
export { StagedFiles as default } from './StagedFiles.tsx';
