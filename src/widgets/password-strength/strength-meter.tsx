import { messages } from 'langraan:messages/password-strength'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useMemo } from 'react'
import { type PasswordFlaw, passwordStrength } from '../../core/auth/password/auth.password.strength'
import { defineWidget } from '../runtime/define-widget'
import * as css from './password-strength.css'

export type StrengthMeterProps = {
  password: string
  /** what an attacker may know about the user: name, email */
  personal?: readonly string[]
  /** reports the score, 0 (guessed immediately) to 4 */
  onMeasured?: ((level: number) => void) | undefined
}

const steps = [1, 2, 3, 4] as const

function StrengthView({ password, personal, onMeasured }: StrengthMeterProps) {
  const { t } = useLingui()
  const { level, flaw } = useMemo(() => passwordStrength(password, personal), [password, personal])
  useEffect(() => onMeasured?.(level), [level, onMeasured])
  const names = [t`very weak`, t`weak`, t`fair`, t`good`, t`strong`] as const
  const flaws: Record<PasswordFlaw, string> = {
    common: t`It contains common words.`,
    personal: t`It's part of your name or email.`,
    short: t`A few more words make it much safer.`,
    repeats: t`It repeats itself.`,
    sequence: t`Sequences of letters or numbers are easy to guess.`,
    date: t`Dates and years are easy to guess.`,
  }
  const name = names[level]
  return (
    <div className={css.strength} part="strength">
      <div className={css.bar} aria-hidden="true">
        {steps.map((step) => (
          <span key={step} className={step <= Math.max(level, 1) ? css.reached[level] : css.step} />
        ))}
      </div>
      <p className={css.words} role="status">
        {t`Password strength: ${name}.`} {flaw && flaws[flaw]}
      </p>
    </div>
  )
}

export const StrengthMeter = defineWidget<StrengthMeterProps>({
  apps: {},
  messages: [messages],
  Skeleton: () => null,
  View: StrengthView,
})
