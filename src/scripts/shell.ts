import { startSession } from '../stores/session.ts';
startSession();
