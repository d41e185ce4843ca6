// Lazy chunk of the attachment of a message.
export { MessageFile as default } from './MessageFile.tsx';
