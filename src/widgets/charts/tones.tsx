import * as css from './tones.css'

/** degrees by which the lines of each tone are turned in a picture that begins at the top; the first has none */
const turns = [undefined, 45, 90, 180] as const
const step = 6

/** What the parts of a picture are painted with: a colour and a pattern each, as in its legend. */
export function Tones({ id, count }: { id: string; count: number }) {
  return (
    <defs>
      {Array.from({ length: count }, (_, nth) => {
        const turn = turns[nth % turns.length]
        return (
          <pattern
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what names a tone
            key={nth}
            id={`${id}${nth}`}
            width={step}
            height={step}
            patternUnits="userSpaceOnUse"
            patternTransform={`rotate(${turn ?? 0})`}
          >
            <rect className={css.fills[nth % css.fills.length]} width={step} height={step} />
            {turn !== undefined && <rect className={css.over} width={step} height={1.7} />}
          </pattern>
        )
      })}
    </defs>
  )
}

export const toneOf = (id: string, nth: number): string => `url(#${id}${nth})`
