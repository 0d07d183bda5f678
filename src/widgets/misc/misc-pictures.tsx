import type { ReactNode } from 'react'
import * as css from './misc.css'

const Picture = ({ children }: { children: ReactNode }) => (
  <svg className={css.picture} viewBox="0 0 280 180" aria-hidden="true">
    <path className={css.soft} d="M44 70h192v100H44z" />
    <path
      className={css.strong}
      d="M30 34h220l14 34a18 18 0 0 1-31 10 22 22 0 0 1-37 0 22 22 0 0 1-37 0 22 22 0 0 1-37 0 22 22 0 0 1-37 0 22 22 0 0 1-37 0 18 18 0 0 1-32-10z"
    />
    {children}
    <path className={css.line} d="M10 170h260" />
  </svg>
)

/** A shop whose parcels still stand before it. */
export const OpeningPicture = () => (
  <Picture>
    <path className={css.paper} d="M64 96h60v74H64z" />
    <path className={css.line} d="M64 96h60v74H64zM112 134h0" />
    <path className={css.parcel} d="M144 132h40v38h-40zM187 143h30v27h-30zM149 102h30v28h-30z" />
    <path className={css.tape} d="M160 132h8v38h-8zM199 143h6v27h-6zM161 102h6v28h-6z" />
  </Picture>
)

/** A shop with its shutter down and a ladder before it. */
export const ClosedPicture = () => (
  <Picture>
    <path className={css.paper} d="M60 92h160v78H60z" />
    <path className={css.line} d="M60 106h160M60 120h160M60 134h160M60 148h160" />
    <path className={css.pole} d="M176 170 196 84M212 170 196 84M183 142h22M187 124h16M191 106h9" />
  </Picture>
)

/** A shop whose lamp went out, with a parcel that fell. */
export const LostPicture = () => (
  <Picture>
    <path className={css.paper} d="M64 96h152v50H64z" />
    <path className={css.line} d="M64 146h152M140 78v14" />
    <path className={css.lamp} d="M126 106a14 14 0 0 1 28 0z" />
    <path className={css.parcel} d="m178 118 36 14-14 36-36-14z" />
    <path className={css.tape} d="m192 123.6 8 3-14 36-8-3z" />
  </Picture>
)
