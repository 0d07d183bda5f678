import { type Link, type Links, send } from '../kernel/links'
import { givenToDraft } from '../order/order.given'

const toChat: Link<'page.hidden' | 'page.visible'> = ({ running }, event) => send(running('chat'), { type: event.type })

export const chatLinks = (): Links[] => [
  {
    'network.online': ({ running }) => send(running('chat'), { type: 'resume' }),
    // its session may have expired
    'app.started': ({ running }, { app }) => {
      if (app === 'chat') send(running('chat'), { type: 'resume' })
    },
    'chat.seen': ({ running }, { contactId }) => send(running('chat'), { type: 'chat.see', contactId }),
    'page.hidden': toChat,
    'page.visible': toChat,
  },
  givenToDraft('chat.orderTaken', ({ text, contactId }) => ({ type: 'message.add', text, from: contactId })),
]
