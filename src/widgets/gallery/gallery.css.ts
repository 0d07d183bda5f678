import { createContainer, globalStyle, style } from '@vanilla-extract/css'
import { focusRing } from '../theme/theme.css'
import { vars } from '../theme/vars.css'

const { color, space, font, radius } = vars

const container = createContainer('gallery')
const roomy = `${container} (min-width: 720px)`

export const root = style({ containerName: container, containerType: 'inline-size' })
export const frame = style({
  display: 'grid',
  gap: space[5],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@container': { [roomy]: { gridTemplateColumns: '176px minmax(0, 1fr)' } },
})
export const alone = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

export const parts = style({
  minInlineSize: 0,
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  '@container': {
    [roomy]: {
      position: 'sticky',
      insetBlockStart: 72,
      maxBlockSize: 'calc(100dvh - 88px)',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
    },
  },
})
export const names = style({
  display: 'flex',
  gap: space[1],
  '@container': { [roomy]: { flexDirection: 'column' } },
})
export const name = style([
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: 40,
    paddingInline: space[3],
    borderRadius: radius.m,
    color: color.text,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    outlineOffset: -2,
    '@container': { [roomy]: { whiteSpace: 'normal' } },
    selectors: {
      '&:hover': { backgroundColor: color.hover },
      '&[aria-current=page]': { color: color.accent, backgroundColor: color.accentSoft, fontWeight: 600 },
    },
  },
])

export const specimen = style({ display: 'grid', gap: space[4], minInlineSize: 0 })
export const title = style({ fontSize: font.size.xl })
export const note = style({ maxInlineSize: '68ch', color: color.textMuted })
export const code = style({ display: 'grid', justifyItems: 'start', gap: space[2], minInlineSize: 0 })
export const codeActs = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const codeText = style([
  focusRing,
  {
    inlineSize: '100%',
    padding: space[4],
    border: `1px solid ${color.border}`,
    borderRadius: radius.m,
    color: color.text,
    backgroundColor: color.surfaceSunken,
    fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    fontSize: font.size.s,
    lineHeight: 1.6,
    tabSize: 2,
    resize: 'vertical',
    direction: 'ltr',
  },
])

export const states = style({
  display: 'grid',
  gap: space[5],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  alignItems: 'start',
})
export const state = style({ display: 'grid', gap: space[2], minInlineSize: 0 })
export const wideState = style([state, { gridColumn: '1 / -1' }])
export const stateName = style({ color: color.textMuted, fontSize: font.size.s })
export const stateBody = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
})
globalStyle(`${stateBody} > :is(div, form, section, nav, article, fieldset)`, { flex: '1 1 100%', minInlineSize: 0 })
export const column = style({ display: 'grid', gap: space[4], minInlineSize: 0 })
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] })
export const lines = style({ display: 'grid' })
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: 44,
  paddingInline: space[4],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
})
export const lineName = style({ flex: 1, minInlineSize: 0 })
