import { type Links, send } from '../kernel/links'

export const shopsLinks = (): Links[] => [
  {
    'network.online': ({ running }) => send(running('shops'), { type: 'resume' }),
    // its session may have expired
    'app.started': ({ running }, { app }) => {
      if (app === 'shops') send(running('shops'), { type: 'resume' })
    },
    'shops.saved': ({ running }, { shop }) => send(running('shops'), { type: 'shop.replace', shop }),
    // a prefilled order brings its own shop
    'order.filled': ({ running }, { shopId }) => {
      if (shopId !== undefined) send(running('shops'), { type: 'choose', id: shopId })
    },
  },
]
