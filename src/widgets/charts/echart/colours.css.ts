import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css'
import { visuallyHidden } from '../../ui/visually-hidden.css'

const { color } = vars

export const root = visuallyHidden
const sample = (of: string) => style({ color: of, transition: 'color 1ms' })
export const samples = {
  accent: sample(color.accent),
  accentSoft: sample(color.accentSoft),
  warning: sample(color.warning),
  info: sample(color.info),
  danger: sample(color.danger),
  text: sample(color.text),
  muted: sample(color.textMuted),
  border: sample(color.border),
  raised: sample(color.surfaceRaised),
}
