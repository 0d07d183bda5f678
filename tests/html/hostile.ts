const run = 'canary(1)'
const far = 'https://canary.invalid/x'
const near = '/canary/x'

/** What is known to have got past somebody: scripts, mutations, clobbering, loads, broken nesting. */
const known: readonly string[] = [
  `<script>${run}</script>`,
  `<SCRIPT SRC=${near}.js></SCRIPT>`,
  `<scr<script>ipt>${run}</scr</script>ipt>`,
  `<script/x>${run}</script/x>`,
  `<script\n>${run}</script\n>`,
  `<svg><script>${run}</script></svg>`,
  `<svg><script xlink:href="${near}.js"></script></svg>`,
  `<svg onload=${run}>`,
  `<svg/onload=${run}//`,
  `<svg><animate onbegin=${run} attributeName=x dur=1s>`,
  `<svg><a xlink:href="javascript:${run}"><text x=20 y=20>t</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><a/></svg>#x"></svg>`,
  `<svg><style><img src=x onerror=${run}></style></svg>`,
  `<svg><foreignObject><iframe src="javascript:${run}"></iframe></foreignObject></svg>`,
  `<svg><image href="${far}"/></svg>`,
  `<svg></p><style><a id="</style><img src=1 onerror=${run}>">`,
  `<svg><desc><table><tr><td><script>${run}</script>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${run}&gt;">`,
  `<math><mi//xlink:href="data:x,<script>${run}</script>">`,
  `<math href="javascript:${run}">click</math>`,
  `<math><annotation-xml encoding="text/html"><img src=x onerror=${run}></annotation-xml></math>`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${run}>`,
  `<img src=x onerror=${run}>`,
  `<img src=x onerror="${run}" onload='${run}'>`,
  `<img/src=x/onerror=${run}>`,
  `<img src="x\`onerror=${run}">`,
  `<img src=\`x\` onerror=${run}>`,
  `<img src="${far}">`,
  `<img src='${near}.png'>`,
  `<img src=//canary.invalid/x>`,
  `<img srcset="${far} 1x, ${near} 2x">`,
  `<img src=data:image/png;base64,AAAA srcset="${near}">`,
  `<img lowsrc=${near} dynsrc=${near} src=javascript:${run}>`,
  `<picture><source srcset="${near}"><img src="${far}"></picture>`,
  `<image src=x onerror=${run}>`,
  `<video src="${near}.mp4" poster="${far}" onerror=${run} autoplay></video>`,
  `<audio src="${near}.mp3" autoplay onloadstart=${run}></audio>`,
  `<video><source onerror="${run}" src="${near}"></video>`,
  `<track src=${near}>`,
  `<embed src="${near}.swf"><embed src="javascript:${run}">`,
  `<object data="${near}"><param name=x value=${far}></object>`,
  `<object data="javascript:${run}"></object>`,
  `<applet code=x codebase=${far}></applet>`,
  `<iframe src="javascript:${run}"></iframe>`,
  `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`,
  `<iframe src="${near}"></iframe><frameset><frame src=${near}></frameset>`,
  `<link rel=stylesheet href="${near}.css"><link rel=prefetch href="${near}"><link rel=preconnect href="${far}">`,
  `<link rel=import href="${near}"><link rel="dns-prefetch" href="//canary.invalid">`,
  `<style>@import url("${near}.css");*{background:url(${far})}</style>`,
  `<style><!--</style><script>${run}</script>-->`,
  `<style>body{display:none}</style><STYLE>*{color:red}</STYLE>`,
  `<meta http-equiv=refresh content="0;url=${near}">`,
  `<meta http-equiv="refresh" content="0;url=javascript:${run}">`,
  `<meta http-equiv="Content-Security-Policy" content="default-src *">`,
  `<base href="${far}/"><a href="x">x</a>`,
  `<a href="javascript:${run}">x</a>`,
  `<a href="JaVaScRiPt:${run}">x</a>`,
  `<a href=" \t\njavascript:${run}">x</a>`,
  `<a href="java\tscript:${run}">x</a>`,
  `<a href="java&#10;script:${run}">x</a>`,
  `<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;:${run}">x</a>`,
  `<a href="&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;${run}">x</a>`,
  `<a href="javascript&colon;${run}">x</a>`,
  `<a href="javascript&#58;${run}">x</a>`,
  `<a href="\x01javascript:${run}">x</a>`,
  `<a href="vbscript:${run}">x</a>`,
  `<a href="data:text/html,<script>${run}</script>">x</a>`,
  `<a href="blob:https://canary.invalid/1">x</a><a href="file:///etc/passwd">x</a>`,
  `<a href="intent://x#Intent;scheme=x;end">x</a><a href="${near}" ping="${near}">x</a>`,
  `<a href="https://a.example" target=_top onclick=${run} ping="${far}">x</a>`,
  `<a href=javascript:${run}//https://a.example>x</a>`,
  `<map name=m><area shape=default href="javascript:${run}"></map><img usemap=#m src=data:image/gif;base64,R0lGODlhAQABAAAAACw=>`,
  `<form action="javascript:${run}"><input type=submit></form>`,
  `<form id=f action=${near}><button form=f formaction="javascript:${run}">x</button></form>`,
  `<isindex action=javascript:${run} type=image>`,
  `<input autofocus onfocus=${run}><select autofocus onfocus=${run}><textarea autofocus onfocus=${run}>`,
  `<keygen autofocus onfocus=${run}><button onclick=${run}>x</button>`,
  `<input type=image src=${near} onerror=${run}>`,
  `<details open ontoggle=${run}><summary>x</summary>y</details>`,
  `<marquee onstart=${run}>x</marquee><bgsound src="${near}">`,
  `<body onload=${run} background="${near}"><frameset onload=${run}>`,
  `<table background="${near}"><td background="${far}">x</table>`,
  `<div style="background:url(${near})">x</div>`,
  `<div style="background-image:url('${far}')">x</div>`,
  `<div style="background:u\\72l(${near})">x</div>`,
  `<div style="background-color:red;background:image-set('${near}' 1x)">x</div>`,
  `<div style="list-style:url(${near});cursor:url(${far}),auto">x</div>`,
  `<div style="width:expression(${run});behavior:url(${near});-moz-binding:url(${near})">x</div>`,
  `<div style="position:fixed;inset:0;z-index:9999;opacity:0">x</div>`,
  `<div style="margin:-9999px;transform:scale(99)">x</div>`,
  `<div style="color:red}*{background:url(${near})">x</div>`,
  `<div style="color:var(--x);width:attr(href);content:url(${near})">x</div>`,
  `<div style="animation:x 1s" onanimationstart=${run} onanimationend=${run}>x</div>`,
  `<p style="color:red" style="background:url(${near})" STYLE='x'>x</p>`,
  `<p data-raan-style="background:url(${near});color:red" data-raan-src=x>x</p>`,
  `<img data-raan-src="javascript:${run}"><img data-raan-src="${near}" src="x">`,
  `<img src="data:text/html,<script>${run}</script>"><img src="data:image/svg+xml,<svg onload='${run}' xmlns='http://www.w3.org/2000/svg'/>">`,
  `<form id=x><input name=attributes><input name=nodeName><input name=parentNode></form>`,
  `<form><input name=nodeName><input name=childNodes><input name=getAttribute>x</form>`,
  `<a id=defaultView href=x></a><img name=getElementById><img name=body src=x>`,
  `<a id=stage></a><a id=stage name=safeHtml href="javascript:${run}"></a><form id=canary></form>`,
  `<p id=root class="theme_themeRoot x" part=root slot=x is=x-y>x</p>`,
  `<template><img src=x onerror=${run}></template>`,
  `<template shadowrootmode=open><script>${run}</script></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>"></noscript>`,
  `<noembed><p title="</noembed><img src=x onerror=${run}>"></noembed>`,
  `<noframes></noframes><script>${run}</script></noframes>`,
  `<xmp><p title="</xmp><img src=x onerror=${run}>"></xmp>`,
  `<title><p title="</title><img src=x onerror=${run}>"></title>`,
  `<textarea><img title="</textarea><img src=x onerror=${run}>"></textarea>`,
  `<select><style></select><img src=x onerror=${run}></style></select>`,
  `<select><template><img src=x onerror=${run}></template></select>`,
  `<plaintext><img src=x onerror=${run}>`,
  `<listing>&lt;img src=x onerror=${run}&gt;</listing>`,
  `<!--><img src=x onerror=${run}>-->`,
  `<!---><img src=x onerror=${run}>-->`,
  `<!-- --!><img src=x onerror=${run}> -->`,
  `<!--[if IE]><script>${run}</script><![endif]-->`,
  `<![CDATA[<img src=x onerror=${run}>]]>`,
  `<?xml-stylesheet href="${near}.css"?><?php ${run} ?>`,
  `<!DOCTYPE html [<!ENTITY x SYSTEM "${near}">]>&x;`,
  `</ <img src=x onerror=${run}>`,
  `<img title="><script>${run}</script>" alt='"><img src=x onerror=${run}>'>`,
  `<p title="&quot;><img src=x onerror=${run}>">x</p>`,
  `<a href="https://a.example&quot; onclick=&quot;${run}">x</a>`,
  `<a href='https://a.example" onclick="${run}'>x</a>`,
  `<a href=https://a.example"onclick=${run}>x</a>`,
  `<img """><script>${run}</script>">`,
  `<<script>${run}//<</script>`,
  `<img src=x onerror=${run}`,
  `<a href="https://a.example`,
  `<p\x00onclick=${run}>x</p><scr\x00ipt>${run}</scr\x00ipt>`,
  `<img src=x \x00onerror=${run}><img\x0bsrc=x\x0conerror=${run}>`,
  `<IMG SRC=x oNeRrOr=${run}><ımg src=x onerror=${run}><ſcript>${run}</ſcript>`,
  `\u202e<a href="https://a.example">\u2066gpj.exe\u2069</a>\u200f`,
  `\ufeff<script>${run}</script>\u0130\u0130<script>${run}</script>`,
  `+ADw-script+AD4-${run}+ADw-/script+AD4-`,
  `<table><tr><td><a href="https://a.example"><table><a href="javascript:${run}">x</a></table></a>`,
  `<b><p><i></b><script>${run}</script></i></p>`,
  `<p><table><p><form><table><td></form><input name=x></table>`,
  `<a><table><td></a><style></td></table></style><img src=x onerror=${run}>`,
  `<d<svg><style>/*</d><img src=x onerror=${run}>*/</style>`,
  `<x-element onclick=${run}>x</x-element><raan-cart locale=en></raan-cart><raan-provider></raan-provider>`,
  `<dialog open><form method=dialog><button autofocus>x</button></form></dialog>`,
  `<div popover id=p>x</div><button popovertarget=p>y</button><div contenteditable onfocus=${run} tabindex=1 autofocus>z</div>`,
  `<div role=alert aria-live=assertive accesskey=x draggable=true hidden inert tabindex=5>x</div>`,
  `<p data-pm-slice="0 0 [&quot;link&quot;,{&quot;href&quot;:&quot;javascript:${run}&quot;}]">x</p>`,
  `<a data-pm-slice='1 1 ["list_item",null,"__proto__",{"a":1}]' href="javascript:${run}">x</a>`,
  `<portal src=${near}></portal><fencedframe src=${near}></fencedframe><webview src=${near}></webview>`,
  `<button command=show-modal commandfor=x>x</button><search><hgroup><slot name=x>y</slot></hgroup></search>`,
]

const pieces = {
  tag: 'p div b i a img svg math style script table tr td ul li form input iframe template noscript textarea title select option mglyph mtext foreignObject br hr font blockquote h1 object embed video xmp'.split(
    ' ',
  ),
  attribute:
    'href src style onerror onclick onload srcset id name class background action formaction xlink:href title align data-raan-style data-raan-src'.split(
      ' ',
    ),
  value: [
    run,
    `javascript:${run}`,
    `java\tscript:${run}`,
    far,
    near,
    'https://a.example/',
    `data:text/html,<script>${run}</script>`,
    `background:url(${near})`,
    'color:red;position:fixed',
    `"><img src=x onerror=${run}>`,
    `'--><svg onload=${run}>`,
    'attributes',
    'center',
    '&#106;avascript:canary(1)',
  ],
  quote: ['"', "'", '', '`'],
  text: [
    'ก',
    ' ',
    '\u0000',
    '&lt;',
    '&',
    '<',
    '>',
    '--',
    ']]>',
    '\u202e',
    `${run}`,
    '</',
    '<!--',
    '-->',
    '<![CDATA[',
    '<?',
  ],
}

/** The same numbers for the same seed. */
function dice(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides
  }
}

function fragment(roll: (sides: number) => number): string {
  const one = (list: readonly string[]) => list[roll(list.length)] ?? ''
  const attribute = () => {
    const quote = one(pieces.quote)
    return `${one([' ', '/', '\n', ' \u0000'])}${one(pieces.attribute)}=${quote}${one(pieces.value)}${roll(9) === 0 ? '' : quote}`
  }
  const piece = () => {
    const kind = roll(7)
    if (kind < 3)
      return `<${one(pieces.tag)}${Array.from({ length: roll(3) }, attribute).join('')}${one(['>', '>', '>', '/>', ''])}`
    return kind < 5 ? `</${one(pieces.tag)}>` : one(pieces.text)
  }
  return Array.from({ length: 2 + roll(14) }, piece).join('')
}

/** Fragments that try to run `canary`, to load something with canary in its address, or to break what shows them. */
export function hostile(count: number, seed = 20261121): readonly string[] {
  const roll = dice(seed)
  return [...known, ...Array.from({ length: Math.max(0, count - known.length) }, () => fragment(roll))]
}
