import * as v from 'valibot'
import { endpoint } from '../kernel/endpoint'

/** What somebody wants to hear of: that the shop opens, that it works again. */
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
  /** keeps an address until there is news; one that is kept already stays as it is. Answers the address as it is kept. */
  notify: endpoint({
    name: 'misc.notify',
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

/** Code of what is wrong with an address, undefined when it may be kept. */
export function addressProblem(email: string): string | undefined {
  const result = v.safeParse(addressSchema, email)
  return result.success ? undefined : result.issues[0].message
}
