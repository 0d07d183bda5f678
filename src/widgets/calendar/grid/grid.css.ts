import { globalStyle, style } from '@vanilla-extract/css'
import { tabular } from '../../theme/theme.css'
import { vars } from '../../theme/vars.css'
import { soft, strong } from '../calendar.css'

const { color, space, font, radius, shadow } = vars

export const palette = style({
  vars: {
    '--fc-classic-primary': color.focus,
    '--fc-classic-primary-foreground': color.accentText,
    '--fc-classic-event': soft,
    '--fc-classic-event-contrast': color.text,
    '--fc-classic-highlight': `color-mix(in oklab, ${color.accent} 16%, transparent)`,
    '--fc-classic-today': `color-mix(in oklab, ${color.accent} 7%, transparent)`,
    '--fc-classic-now': color.danger,
    '--fc-classic-background': color.surfaceRaised,
    '--fc-classic-faint': color.hover,
    '--fc-classic-muted': color.hover,
    '--fc-classic-strong': color.surfaceSunken,
    '--fc-classic-foreground': color.text,
    '--fc-classic-faint-foreground': color.textMuted,
    '--fc-classic-muted-foreground': color.textMuted,
    '--fc-classic-border': color.border,
    '--fc-classic-strong-border': color.borderStrong,
    '--fc-classic-small-dot-width': '8px',
    '--fc-classic-large-dot-width': '10px',
    '--fc-classic-border-style': 'solid',
  },
})

export const grid = style([palette, { fontSize: font.size.s, lineHeight: font.line }])

export const event = style([
  tabular,
  { fontSize: font.size.s, lineHeight: font.line, color: color.text, cursor: 'pointer' },
])
export const block = style({
  borderInlineStart: `3px solid ${strong}`,
  borderRadius: 3,
  paddingInlineStart: 2,
  overflow: 'hidden',
})
export const dot = style({ borderColor: strong })
export const title = style({ fontWeight: 500, overflow: 'hidden', textOverflow: 'ellipsis' })
export const longTitle = style({ fontWeight: 500, whiteSpace: 'normal', overflowWrap: 'anywhere' })
export const time = style({ color: color.textMuted })
export const agendaTime = style({ color: color.textMuted, inlineSize: '7.2em' })
export const location = style({ color: color.textMuted, marginInlineStart: space[2] })

export const dayHead = style({ color: color.textMuted, fontWeight: 600 })
export const todayHead = style({ color: color.accent, fontWeight: 700 })
export const dayNumber = style([tabular, { minInlineSize: 24, textAlign: 'center' }])
export const today = style([
  tabular,
  {
    minInlineSize: 24,
    textAlign: 'center',
    borderRadius: radius.full,
    color: color.accentText,
    backgroundColor: color.accent,
    fontWeight: 600,
  },
])
export const link = style({ borderRadius: radius.s })
export const week = style({ color: color.textMuted, fontSize: font.size.xs })
export const more = style({ color: color.textMuted, fontSize: font.size.xs, fontWeight: 600 })

export const rowMore = style({ borderColor: color.border })

export const popover = style({
  padding: space.half,
  color: color.text,
  borderRadius: radius.m,
  boxShadow: shadow.high,
  fontSize: font.size.s,
  lineHeight: font.line,
  minInlineSize: 220,
  maxInlineSize: 320,
})
export const close = style({ inlineSize: 28, blockSize: 28, color: color.text })

export const listDay = style({
  color: color.text,
  fontSize: font.size.s,
  selectors: { '&&': { background: color.surfaceSunken } },
})
export const empty = style({ selectors: { '&&': { background: 'none' } } })
globalStyle(`${grid} [role=status]`, { minBlockSize: 160 })
