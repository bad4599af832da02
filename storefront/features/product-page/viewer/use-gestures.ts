import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { distance, type Frame, middle, movedBy, type Point, WHOLE, type Zoom, zoomedAt } from './zoom.ts';

/** A finger that moves less has tapped. */
const TAP_PIXELS = 10;
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_FACTOR = 2.5;
/** A finger that moves the whole picture further turns to the next one. */
const SWIPE_PIXELS = 60;
const WHEEL_FACTOR = 0.0025;

const frameOf = (stage: Element | null): Frame => ({
  width: stage?.clientWidth ?? 0,
  height: stage?.clientHeight ?? 0,
});

function pointOf(stage: Element, { clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point {
  const { left, top, width, height } = stage.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

interface Tap extends Point {
  readonly at: number;
}

/**
 * Pinch, double tap and wheel enlarge, one finger or the mouse moves what is enlarged; a swipe over a whole picture steps to
 * the next or the one before.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the handlers share the state of one gesture
export function useGestures(stage: RefObject<HTMLElement | null>, onStep: (step: 1 | -1) => void) {
  const [zoom, setZoom] = useState<Zoom>(WHOLE);
  const [drag, setDrag] = useState(0);
  const pointers = useRef(new Map<number, Point>());
  const start = useRef<Point>(null);
  const lastTap = useRef<Tap>(null);

  const enlarge = (factor: number, at: Point = { x: 0, y: 0 }) =>
    setZoom((now) => zoomedAt(now, factor, { at, frame: frameOf(stage.current) }));
  const move = (by: Point) => setZoom((now) => movedBy(now, by, frameOf(stage.current)));
  useWheel(stage, enlarge);

  const press = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const point = pointOf(event.currentTarget, event);
    pointers.current.set(event.pointerId, point);
    start.current = pointers.current.size === 1 ? point : null;
  };

  const moveTo = (event: PointerEvent<HTMLElement>) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = pointOf(event.currentTarget, event);
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    if (other) enlarge(distance(now, other) / Math.max(1, distance(before, other)), middle(now, other));
    else if (zoom.scale > 1) move({ x: now.x - before.x, y: now.y - before.y });
    else setDrag((far) => far + now.x - before.x);
  };

  const tap = (point: Point) => {
    const now = performance.now();
    const last = lastTap.current;
    const isSecond = last && now - last.at < DOUBLE_TAP_MS && distance(last, point) < 3 * TAP_PIXELS;
    lastTap.current = isSecond ? null : { ...point, at: now };
    if (isSecond && zoom.scale > 1) setZoom(WHOLE);
    else if (isSecond) enlarge(DOUBLE_TAP_FACTOR, point);
  };

  const release = (event: PointerEvent<HTMLElement>) => {
    if (!pointers.current.delete(event.pointerId)) return;
    const point = pointOf(event.currentTarget, event);
    if (start.current && distance(start.current, point) < TAP_PIXELS) tap(point);
    else if (Math.abs(drag) > SWIPE_PIXELS) onStep(drag < 0 ? 1 : -1);
    setDrag(0);
  };

  const cancel = (event: PointerEvent<HTMLElement>) => {
    pointers.current.delete(event.pointerId);
    setDrag(0);
  };

  return {
    zoom,
    drag,
    enlarge,
    move,
    reset: () => setZoom(WHOLE),
    handlers: { onPointerDown: press, onPointerMove: moveTo, onPointerUp: release, onPointerCancel: cancel },
  };
}

/** React listens passively, which would let the page zoom as well. */
function useWheel(stage: RefObject<HTMLElement | null>, enlarge: (factor: number, at: Point) => void): void {
  const turn = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    if (stage.current) enlarge(Math.exp(-event.deltaY * WHEEL_FACTOR), pointOf(stage.current, event));
  });
  useEffect(() => {
    const element = stage.current;
    const onWheel = (event: WheelEvent) => turn(event);
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [stage]);
}
