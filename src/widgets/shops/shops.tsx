import { messages as failureMessages } from 'langraan:messages/failure'
import { messages } from 'langraan:messages/shops'
import { useEffect } from 'react'
import { shopsApp } from '../../core/shops/app'
import { defineWidget } from '../runtime/define-widget'
import { Loading, Skeleton } from '../ui/skeleton'
import { ShopChooser, ShopsFailure } from './shop-chooser'
import { useShops } from './use-shops'

export type RaanShopsProps = {
  /** number of the shop to select */
  shopId?: number | undefined
  onChanged?: ((detail: { id: number; ShopName: string }) => void) | undefined
}

const Place = () => (
  <Loading>
    <Skeleton width="6em" />
    <Skeleton shape="block" height={38} />
  </Loading>
)

function ShopsView({ shopId, onChanged }: RaanShopsProps) {
  const { status, shops, chosen, choose, error, retry } = useShops()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the prop applies only when it changes; the user's choice wins in between
  useEffect(() => {
    if (shopId !== undefined) choose(shopId)
  }, [shopId])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per choice
  useEffect(() => {
    if (chosen.id !== 0) onChanged?.({ id: chosen.id, ShopName: chosen.ShopName })
  }, [chosen.id])

  if (status === 'loading' && shops.length === 0) return <Place />
  if (status === 'failed' && shops.length === 0) return <ShopsFailure error={error} onRetry={retry} />
  return <ShopChooser shops={shops} chosen={chosen.id} onChoose={choose} />
}

export const apps = { shops: shopsApp }

export const RaanShops = defineWidget<RaanShopsProps>({
  apps,
  messages: [messages, failureMessages],
  Skeleton: Place,
  View: ShopsView,
})
