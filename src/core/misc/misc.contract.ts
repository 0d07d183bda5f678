import * as v from 'valibot'
import { endpoint } from '../kernel/endpoint'

/** Topics of notifications: the shop opens, or is back after maintenance. */
export const noticeTopics = ['coming-soon', 'maintenance'] as const
export type NoticeTopic = (typeof noticeTopics)[number]

const addressSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('required'),
  v.maxLength(200, 'too-long'),
  v.regex(/^[^\s@]+@[^\s@.]+\.[^\s@]+$/, 'email'),
)

export const miscCalls = {
  /** stores an address until there is news; an existing one stays unchanged. Returns the stored address. */
  notify: endpoint({
    name: 'misc.notify',
    shops: 'shared',
    allow: 'anyone',
    method: 'POST',
    path: '/misc/notify',
    repeat: 'safe',
    auth: false,
    status: 201,
    body: v.object({ email: addressSchema, topic: v.picklist(noticeTopics) }),
    answer: v.object({ email: v.string(), topic: v.picklist(noticeTopics) }),
  }),
}

/** Error code of an address, undefined if it can be stored. */
export function addressProblem(email: string): string | undefined {
  const result = v.safeParse(addressSchema, email)
  return result.success ? undefined : result.issues[0].message
}
