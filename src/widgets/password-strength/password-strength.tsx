import { Suspense } from 'react'
import { lazyPart } from '../../core/kernel/lazy-part'
import { useLazyPart } from '../lazy/use-lazy-part'
import type { StrengthMeterProps } from './strength-meter'

const meter = lazyPart(
  () => import('./strength-meter'),
  (file) => file.StrengthMeter,
)

/** Optional: forms work without its code. */
export function PasswordStrength(props: StrengthMeterProps) {
  const isAsked = props.password !== ''
  const { here: Meter } = useLazyPart(meter, isAsked)
  return (
    isAsked &&
    Meter && (
      <Suspense fallback={null}>
        <Meter {...props} />
      </Suspense>
    )
  )
}
