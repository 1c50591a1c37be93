import { chooseScene } from './choose-scene.ts';
import type { Panel } from './panel.ts';
import { drawBridge } from './scenes/bridge.ts';
import { drawBulb } from './scenes/bulb.ts';
import { drawClock } from './scenes/clock.ts';
import { drawCrossroads } from './scenes/crossroads.ts';
import { drawDominoes } from './scenes/dominoes.ts';
import { drawDoorway } from './scenes/doorway.ts';
import { drawFrame } from './scenes/frame.ts';
import { drawHook } from './scenes/hook.ts';
import { drawHourglass } from './scenes/hourglass.ts';
import { drawKeyhole } from './scenes/keyhole.ts';
import { drawLighthouse } from './scenes/lighthouse.ts';
import { drawMeeting } from './scenes/meeting.ts';
import { drawMirror } from './scenes/mirror.ts';
import { drawMountain } from './scenes/mountain.ts';
import { drawNight } from './scenes/night.ts';
import { drawPath } from './scenes/path.ts';
import { drawPlant } from './scenes/plant.ts';
import type { Scene } from './scenes/props.ts';
import { drawSail } from './scenes/sail.ts';
import { drawScale } from './scenes/scale.ts';
import { drawSeats } from './scenes/seats.ts';
import { drawStage } from './scenes/stage.ts';
import { drawStairs } from './scenes/stairs.ts';
import { drawTable } from './scenes/table.ts';
import { drawTangle } from './scenes/tangle.ts';
import { tonesOf } from './scenes/tones.ts';
import type { SceneName } from './scenes.data.ts';

const scenes: Record<SceneName, Scene> = {
  stage: drawStage,
  clock: drawClock,
  frame: drawFrame,
  path: drawPath,
  doorway: drawDoorway,
  crossroads: drawCrossroads,
  stairs: drawStairs,
  scale: drawScale,
  meeting: drawMeeting,
  bulb: drawBulb,
  mountain: drawMountain,
  keyhole: drawKeyhole,
  mirror: drawMirror,
  seats: drawSeats,
  bridge: drawBridge,
  lighthouse: drawLighthouse,
  plant: drawPlant,
  dominoes: drawDominoes,
  hook: drawHook,
  hourglass: drawHourglass,
  tangle: drawTangle,
  sail: drawSail,
  night: drawNight,
  table: drawTable,
};

/** A composed picture of the slide's beat in flat shapes, at one of the palette's hours. */
export function drawScene(panel: Panel): string {
  const draw = scenes[chooseScene(panel.motif, panel.random)];
  return draw(panel, tonesOf(panel.pigments, panel.random));
}
