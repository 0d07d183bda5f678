import { createContainer, globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css'

const { color, space, font } = vars

const container = createContainer('task-form')

export const form = style({
  containerName: container,
  containerType: 'inline-size',
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  minInlineSize: 0,
})
// wider than a drawer of the menu, the whole of a phone
globalStyle(`dialog:has(> div > ${form})`, { inlineSize: 'min(520px, 100vw)' })

export const pair = style({
  display: 'grid',
  gap: space[3],
  alignItems: 'start',
  '@container': { [`${container} (min-width: 420px)`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  border: 0,
  padding: 0,
  margin: 0,
})
export const legend = style({
  display: 'block',
  padding: 0,
  marginBlockEnd: space[1],
  fontSize: font.size.s,
  fontWeight: 600,
})
export const description = style({ minInlineSize: 0 })
export const deeds = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
})
export const gone = style({ color: color.textMuted })
export const signs = style({ display: 'flex', gap: space[1] })
export const complete = style({})
globalStyle(`${complete}[aria-pressed=true]`, { color: color.success, borderColor: color.success })
export const star = style({ color: color.textMuted })
globalStyle(`${star}[aria-pressed=true]`, { color: color.warning })
globalStyle(`${star}[aria-pressed=true] svg`, { fill: 'currentColor' })
