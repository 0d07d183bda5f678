import { miscCalls, type NoticeTopic } from '../../core/misc/misc.contract'
import { handle, type Service } from '../handle'
import { reply } from '../reply'
import { table } from '../table'

/** Addresses waiting for news. */
const waiting = table<{ email: string; topic: NoticeTopic }>('misc.waiting', {
  of: 'everyone',
  key: ({ email, topic }) => `${topic} ${email.toLowerCase()}`,
})

/** Addresses of both topics together: anyone can add some, and each makes adding the next one slower. */
const mostWaiting = 2000

export const miscService: Service = {
  tables: [waiting],
  handlers: [
    handle(miscCalls.notify, ({ body, tx }) => {
      const rows = tx.read(waiting)
      const known = rows.find(
        ({ email, topic }) => topic === body.topic && email.toLowerCase() === body.email.toLowerCase(),
      )
      if (!known && rows.length >= mostWaiting) return reply(429, { error: 'Too many addresses' })
      if (!known) tx.write(waiting, [...rows, body])
      return known ?? body
    }),
  ],
}
