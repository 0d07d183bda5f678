import { type ComponentType, useEffect, useState } from 'react'
import { useSeen } from '../charts/use-seen'
import type { ProvinceMapProps } from './map/province-map'

/** The map comes when somebody gets near it; where it cannot, the ranks beside it say the same. */
export function useProvinceMap() {
  const { place, isSeen } = useSeen<HTMLDivElement>()
  const [Part, setPart] = useState<ComponentType<ProvinceMapProps>>()
  useEffect(() => {
    if (!isSeen) return
    let isGone = false
    import('./map/province-map').then(
      ({ ProvinceMap }) => isGone || setPart(() => ProvinceMap),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [isSeen])
  return { place, Part }
}
