import * as v from 'valibot'
import { endpoint } from '../../kernel/endpoint'
import { rows } from '../../kernel/lenient'
import { timestampSchema } from '../../kernel/timestamp'

const text = v.optional(v.string(), '')

const sessionSchema = v.object({
  id: v.string(),
  /** `Chrome`, `Firefox` …; empty = unknown */
  browser: text,
  /** `Windows`, `Android` …; empty = unknown */
  system: text,
  /** the sign-in */
  since: timestampSchema,
  /** the latest renewal of its tokens */
  seen: timestampSchema,
  /** the session of this request */
  isCurrent: v.optional(v.boolean(), false),
})
export type SignedInSession = v.InferOutput<typeof sessionSchema>

export const sessionCalls = {
  /** the user's sessions, last used first; optional for a backend (404): then none are shown */
  list: endpoint({
    name: 'sessions.list',
    shops: 'shared',
    allow: 'signed-in',
    method: 'GET',
    path: '/account-setting/sessions',
    missing: true,
    repeat: 'safe',
    answer: v.object({ sessions: rows(sessionSchema) }),
  }),
  /** its tokens are 401 from the next call */
  end: endpoint({
    name: 'sessions.end',
    shops: 'shared',
    allow: 'signed-in',
    method: 'DELETE',
    path: '/account-setting/sessions',
    missing: true,
    repeat: 'safe',
    query: v.object({ id: v.string() }),
  }),
  /** all except the session of this request */
  endOthers: endpoint({
    name: 'sessions.endOthers',
    shops: 'shared',
    allow: 'signed-in',
    method: 'POST',
    path: '/account-setting/sessions/end-others',
    repeat: 'safe',
  }),
}
