import { miscCalls } from '../../core/misc/misc.contract'
import type { AppMock } from '../app-mock'
import { handle } from '../handle'
import { waiting } from './misc.seed'

export const miscMock: AppMock = {
  tables: [waiting],
  handlers: [
    handle(miscCalls.notify, ({ body, world }) => {
      const rows = world.read(waiting)
      const known = rows.find(
        ({ email, topic }) => topic === body.topic && email.toLowerCase() === body.email.toLowerCase(),
      )
      if (!known) world.write(waiting, [...rows, body])
      return known ?? body
    }),
  ],
}
