'use client'

import { useEffect, useSyncExternalStore, type RefObject } from 'react'

/** How long a submit waits for the script before it becomes an e-mail. */
const patience = 8000

/**
 * Runs beside the form, before any other script. A submit that comes before React is there to take it is held, then made again by useReady;
 * the state stands on <html> because React, when it takes the page over, would stumble on a change inside the form. Where the script does
 * not come, an e-mail opens with what was typed, cut like the one of mailto.ts. Either way the words stay in their fields.
 */
export const holdSubmitScript = `(function(d,r){
function letter(f){
var t=Array.prototype.map.call(f.elements,function(e){return e.name&&!e.disabled?e.labels[0].textContent+' : '+(e.options?e.options[e.selectedIndex].text:e.value)+'\\r\\n':''}).join('').replace(/\\p{Surrogate}/gu,'')
while(encodeURIComponent(t).length>1600)t=Array.from(t).slice(0,-20).join('')
location.href=f.action+'&body='+encodeURIComponent(t)
}
d.addEventListener('submit',function(e){
var f=e.target
if(r.dataset.form==='ready'||f.method!=='post')return
e.preventDefault()
if(r.dataset.form)return
r.dataset.form='held'
setTimeout(function(){if(r.dataset.form==='held'){delete r.dataset.form;letter(f)}},${patience})
},true)
})(document,document.documentElement)`

const never = () => () => undefined

/** False in the page as it was exported and while React takes it over, true from then on. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** Tells the script above that React listens, and makes the submit that it held. */
export function useReady(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    const wasHeld = dataset.form === 'held'
    dataset.form = 'ready'
    if (wasHeld) form.current?.requestSubmit()
  }, [form])
}
