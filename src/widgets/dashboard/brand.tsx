import * as css from './brand.css'

const awning = 'M7 14 9 7h14l2 7a3 3 0 0 1-3 3 3 3 0 0 1-3-2 3 3 0 0 1-3 2 3 3 0 0 1-3-2 3 3 0 0 1-3 2 3 3 0 0 1-3-3Z'

export function Mark({ size = 32 }: { size?: number }) {
  return (
    <svg className={css.mark} viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <rect className={css.ground} width="32" height="32" rx="8" />
      <path className={css.roof} d={awning} />
      <path className={css.counter} d="M9 19v6h14v-6" />
    </svg>
  )
}

/** Not translated. */
export const brandName = 'หลังร้าน'

export function Brand() {
  return (
    <span className={css.brand}>
      <Mark />
      <span className={css.name} lang="th">
        {brandName}
      </span>
    </span>
  )
}
