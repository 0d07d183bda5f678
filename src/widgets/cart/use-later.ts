import { useEffect, useState } from 'react'
import { whenIdle } from '../root/presence'

type Later = typeof import('./later/cart-later')

let here: Later | undefined

const load = async (): Promise<Later> => {
  here ??= await import('./later/cart-later')
  return here
}

/** What a cart shows after its first paint. It is fetched as soon as the page has time: a notice is due when the network is gone. */
export function useLater() {
  const [later, setLater] = useState(here)
  const fetchNow = () => load().then(setLater)
  useEffect(() => whenIdle(() => void load().then(setLater, () => undefined)), [])
  return { later, fetchNow }
}
