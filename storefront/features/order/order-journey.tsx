import type { CSSProperties } from 'react';
import { useText } from '../../i18n/bilingual.ts';
import { ORDER } from '../../i18n/messages/order.ts';
import type { Order } from '../../model/order.ts';
import { journeyOf } from './journey.ts';

/** The oil stands in the middle of the station that comes next. */
const level = (reached: number, stations: number): CSSProperties => {
  const percent = reached === stations ? 100 : Math.round(((reached - 0.44) / stations) * 100);
  return { '--v': `${percent}%` } as CSSProperties;
};

export function OrderJourney({ order }: { readonly order: Order }) {
  const text = useText(ORDER);
  const journey = journeyOf(order);
  if (!journey) return null;
  const { stations, reached } = journey;
  return (
    <ol className="flow" style={level(reached, stations.length)} aria-label={text.journey}>
      {stations.map((station, index) => (
        <li
          key={station}
          className={index < reached ? 'on' : undefined}
          aria-current={index === reached - 1 ? 'step' : undefined}
        >
          {text[station]}
        </li>
      ))}
    </ol>
  );
}
