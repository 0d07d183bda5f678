import { useSelector } from '@xstate/react'
import { useApp } from '../runtime/use-engine'

export function useShops() {
  const shops = useApp('shops')
  return {
    status: useSelector(shops, (snapshot) => snapshot.value),
    shops: useSelector(shops, (snapshot) => snapshot.context.shops),
    chosen: useSelector(shops, (snapshot) => snapshot.context.chosen),
    error: useSelector(shops, (snapshot) => snapshot.context.error),
    choose: (id: number) => shops.send({ type: 'choose', id }),
    retry: () => shops.send({ type: 'reload' }),
  }
}
