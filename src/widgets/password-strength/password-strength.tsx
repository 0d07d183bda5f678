import { type ComponentType, lazy, Suspense } from 'react'
import type { StrengthMeterProps } from './strength-meter'

/** Only a help: where its code does not come, a form works without it. */
const Meter = lazy(() =>
  import('./strength-meter').then(
    ({ StrengthMeter }): { default: ComponentType<StrengthMeterProps> } => ({ default: StrengthMeter }),
    () => ({ default: () => null }),
  ),
)

/** How hard a new password is to guess, from the first letter on. */
export const PasswordStrength = (props: StrengthMeterProps) =>
  props.password === '' ? null : (
    <Suspense fallback={null}>
      <Meter {...props} />
    </Suspense>
  )
