// Names of the kinds of evidence, for screens, pages and mails.

import en from '../../locales/en/messages/evidenceNames.json' with { type: 'json' };
import zh from '../../locales/zh-Hans/messages/evidenceNames.json' with { type: 'json' };
import type { EvidenceKind } from '../evidence/evidence-kinds.ts';
import { inBothLanguages, type Texts } from '../texts.ts';

export const EVIDENCE_NAMES: Readonly<Record<EvidenceKind, Texts>> = inBothLanguages(en, zh);
