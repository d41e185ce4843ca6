// Routes of evidence: a supplier's documents, published files, and the admins' review.
import type { FastifyInstance } from 'fastify';
import {
  decideEvidence,
  getEvidence,
  getEvidenceFile,
  linkEvidenceFile,
  listEvidence,
} from '../../contract/evidence/admin-evidence.ts';
import {
  correctEvidence,
  deleteEvidence,
  getMyEvidenceFile,
  getPublishedFile,
  linkMyEvidenceFile,
  listMyEvidence,
  publishEvidence,
  submitEvidence,
} from '../../contract/evidence/evidence.ts';
import { SUCCESS_TEXTS } from '../../contract/messages/success.ts';
import { paginationOf } from '../platform/http/pagination.ts';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../services.ts';

/** Per network and account. Low, because re-encoding pictures is expensive. */
const CHANGES = { limitPerMinute: 30 };
/** Per network: a file may have 10 MB. */
const PUBLISHED_FILES = { limitPerMinute: 60 };

const DECIDED = {
  accept: SUCCESS_TEXTS.evidenceAccepted,
  askAgain: SUCCESS_TEXTS.evidenceAskedAgain,
  reject: SUCCESS_TEXTS.evidenceRejected,
} as const;

export function evidenceRoutes(
  app: FastifyInstance,
  { evidence, evidenceReviews }: Services,
): void {
  serve(app, listMyEvidence, (_, { user }) => evidence.list(user.id));

  serve(
    app,
    submitEvidence,
    async ({ body }, { user, lang }) => {
      await evidence.submit(user.id, body);
      return { message: SUCCESS_TEXTS.evidenceSubmitted[lang] };
    },
    CHANGES,
  );

  serve(
    app,
    correctEvidence,
    async ({ params, body }, { user, lang }) => {
      await evidence.correct(user.id, params.id, body);
      return { message: SUCCESS_TEXTS.evidenceSubmitted[lang] };
    },
    CHANGES,
  );

  serve(
    app,
    deleteEvidence,
    async ({ params }, { user, lang }) => {
      await evidence.delete(user.id, params.id);
      return { message: SUCCESS_TEXTS.evidenceDeleted[lang] };
    },
    CHANGES,
  );

  serve(
    app,
    publishEvidence,
    async ({ params, body }, { user, lang }) => {
      await evidence.publish(user.id, params.id, body.published);
      const text = body.published ? 'evidencePublished' : 'evidenceUnpublished';
      return { message: SUCCESS_TEXTS[text][lang] };
    },
    CHANGES,
  );

  serve(app, getMyEvidenceFile, ({ params }, { user }) => evidence.ownFile(user.id, params.id));

  serve(app, linkMyEvidenceFile, async ({ params }, { user, request }) => {
    await evidence.requireOwnFile(user.id, params.id);
    return app.linkFile(request);
  });

  serve(
    app,
    getPublishedFile,
    ({ params }) => evidence.publishedFile(params.id, params.document),
    PUBLISHED_FILES,
  );

  serve(app, listEvidence, async ({ query }, { lang }) => {
    const { documents, total } = await evidenceReviews.page(query.show ?? 'waiting', query, lang);
    return { documents, pagination: paginationOf(query, total) };
  });

  serve(app, getEvidence, ({ params }, { lang }) => evidenceReviews.one(params.id, lang));

  serve(app, getEvidenceFile, ({ params }, { user }) => evidenceReviews.file(params.id, user.id));

  serve(app, linkEvidenceFile, async ({ params }, { request }) => {
    await evidenceReviews.requireFile(params.id);
    return app.linkFile(request);
  });

  serve(app, decideEvidence, async ({ params, body }, { user, lang }) => {
    const { reason = '', ...decision } = body;
    await evidenceReviews.decide(params.id, user.id, { ...decision, reason });
    return { message: DECIDED[body.decision][lang] };
  });
}
