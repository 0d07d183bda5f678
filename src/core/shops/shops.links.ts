import { type Links, send } from '../kernel/links'

export const shopsLinks = (): Links[] => [
  {
    'shops.saved': ({ running }, { shop }) => send(running('shops'), { type: 'shop.replace', shop }),
    // a prefilled order brings its own
    'order.filled': ({ running }, { shopId }) => {
      if (shopId !== undefined) send(running('shops'), { type: 'choose', id: shopId })
    },
  },
]
