import type { AppModule } from '../kernel/app-module'
import { goodsMachine } from './goods/order.goods.machine'
import { goodsReacts, orderLinks, orderReacts } from './order.links'
import { orderMachine } from './order.machine'

/** The draft is being claimed or written to disk. */
const isBusy = ({ value }: { readonly value: unknown }): boolean =>
  value === 'restoring' || (value as { frozen?: string }).frozen === 'recording'

const paste = async () => (await import('./paste/views')).pasteViews

export const orderApp = {
  links: orderLinks,
  views: {
    'order.queue': async () => (await import('./queue/views')).queueViews['order.queue'],
    order: { machine: orderMachine, reacts: orderReacts, isBusy },
    'order.goods': { machine: goodsMachine, reacts: goodsReacts },
    'order.paste': async () => (await paste())['order.paste'],
    'order.paste.today': async () => (await paste())['order.paste.today'],
    'order.paste.customers': async () => (await paste())['order.paste.customers'],
    'order.paste.place': async () => (await paste())['order.paste.place'],
    'order.paste.places': async () => (await paste())['order.paste.places'],
  },
} satisfies AppModule
