import * as css from './shopfront.css'
import { picture } from './sign-in.css'

const stripes = [0, 1, 2, 3, 4, 5, 6, 7]

/** A shop seen from behind its counter: awning, shelves, parcels, a lamp. Decorative. */
export function Shopfront() {
  return (
    <svg className={picture} viewBox="0 0 560 420" aria-hidden="true">
      <path className={css.wall} d="M40 132h480v288H40z" />
      {stripes.map((index) => (
        <path
          key={index}
          className={index % 2 ? css.light : css.strong}
          d={`M${20 + index * 65} 60h65v58a32.5 32.5 0 0 1-65 0z`}
        />
      ))}
      <path className={css.strong} d="M20 44h520v20H20z" />
      <path className={css.line} d="M92 236h150M92 312h150M318 236h150" />
      <path className={css.parcel} d="M104 196h44v40h-44zM156 206h34v30h-34zM198 190h36v46h-36z" />
      <path className={css.tape} d="M122 196h8v40h-8zM169 206h8v30h-8zM212 190h8v46h-8z" />
      <path className={css.strong} d="M112 268h28v44h-28zM206 280h28v32h-28z" />
      <path className={css.light} d="M150 256h46v56h-46z" />
      <path className={css.parcel} d="M330 178h58v58h-58zM396 200h60v36h-60z" />
      <path className={css.tape} d="M354 178h10v58h-10zM420 200h12v36h-12z" />
      <path className={css.line} d="M280 132v42" />
      <path className={css.lamp} d="M258 196a22 22 0 0 1 44 0z" />
      <path className={css.paper} d="M344 276h92v92h-92z" />
      <path className={css.line} d="M358 296h64M358 312h64M358 328h40" />
      <path className={css.strong} d="M0 360h560v18H0z" />
      <path className={css.counter} d="M20 378h520v42H20z" />
    </svg>
  )
}
