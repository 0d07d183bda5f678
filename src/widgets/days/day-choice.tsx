import { useLingui } from '@lingui/react/macro'
import { type DayPreset, dayPresets } from '../../core/kernel/day-presets'
import * as css from './days.css'

export function useDayMessages(): Record<DayPreset, string> {
  const { t } = useLingui()
  return { today: t`Today`, yesterday: t`Yesterday`, week: t`Last 7 days`, month: t`This month` }
}

type DayChoiceProps = {
  /** undefined: days that are none of these */
  value: DayPreset | 'all' | undefined
  className?: string
  onChange(days: DayPreset | 'all'): void
}

/** Days relative to today, or all. */
export function DayChoice({ value, className, onChange }: DayChoiceProps) {
  const { t } = useLingui()
  const messages = { all: t`All days`, ...useDayMessages() }
  return (
    <div className={className}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would look and be announced like part of a form */}
      <div role="group" aria-label={t`Days`} className={css.days}>
        {(['all', ...dayPresets] as const).map((days) => (
          <button
            key={days}
            type="button"
            className={css.day}
            aria-pressed={days === value}
            onClick={() => onChange(days)}
          >
            {messages[days]}
          </button>
        ))}
      </div>
    </div>
  )
}
