"""Falls: a calendar with one day marked, a pencil, and a kitchen chair against the counter, its back to the wall."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'kit'))
from clay_props import *
reset()
world(sky=((0,'#F6DDB4'),(.6,'#F9E6C8'),(1,'#B4D3DF')),ambient='#e3ebf2',ground='#e8c79b',strength=.58)
floor_boards(-4,4,-4,1.2); make(P_box((0,1.2,1.6),(9,.16,3.2)),mat('#EBCB94',.95)); box((0,1.10,.07),(9,.04,.14),mat('#FFF6E6',.7),.01)
# the calendar hangs by the stairs' end: a month, one square ringed
with group((-.34,1.08,1.30),scale=1.0):
    box((0,0,0),(.92,.03,1.10),mat('#FDF6E8',.9,bump=0),.008); box((0,-.02,.40),(.92,.02,.30),mat(TERRA,.8,bump=0),.006); sphere((.10,-.035,.38),.10,mat(GOLD,.8),s=(1,.1,1)); sphere((-.18,-.035,.30),.22,mat(SPRUCE,.8),s=(1.2,.06,.42)); sphere((.25,-.034,.29),.20,mat('#7FA08B',.8),s=(1.1,.05,.4))
    for i in range(7):
        for j in range(5): box((-.375+.125*i,-.018,.15-.145*j),(.098,.012,.112),mat('#EBDCC0' if (i,j)!=(3,1) else '#F7E2B8',.9,bump=0),.006)
    ring((0,-.034,.005),.072,.014,mat(RIVER,.6),rot=(R(90),0,0),s=(1.1,1)); tube([(-.08,0,.55),(0,0,.63),(.08,0,.55)],.008,mat(INK)); sphere((0,-.01,.635),.022,mat('#8a8f94',.4,bump=0))
tube([(.19,1.05,1.82),(.24,1.02,1.45),(.21,1.0,1.12)],.007,mat('#E7DCC8',.8)); tube([(.21,1.0,1.13),(.215,.985,.84)],.024,mat(GOLD,.5,bump=0),seg=6); tube([(.215,.985,.84),(.217,.983,.77)],[.023,.004],mat('#E9CFA4',.8,bump=0))
chair((-.38,.52,0),-10,WOOD,SPRUCE); H=.74; counter(.62,2.7,.86,h=H,d=.62,front='#7F9A8B')
lathe((1.02,.82,H+.02),[(.05,0),(.15,.06),(.17,.10),(.155,.10),(.13,.06),(.01,.02)],mat(RIVER,.4)); [sphere((1.02+.075*math.cos(i*1.26),.82+.06*math.sin(i*1.26),H+.12),.05,mat(('#D9632B','#E9B44C','#C8412A')[i%3],.7)) for i in range(5)]; cup((1.42,.74,H+.022),1.2,TERRA,30,saucer=False); frame_pic((1.10,1.09,1.60),.44,.52,0,1); pot((-1.42,.72,0),.20,'tall',CREAM,seed=3); rug((-.1,-.25,0),2.6,1.1,'#B9562F',round_=True)
lathe((1.85,.86,H+.02),[(.12,0),(.15,.03),(.14,.13),(.09,.18),(.02,.20)],mat(TERRA,.35,bump=0)); tube([(1.74,.86,H+.17),(1.77,.86,H+.30),(1.93,.86,H+.30),(1.96,.86,H+.17)],.016,mat(DARKWOOD))
area((-2.8,-3.2,2.9),(0,.3,.9),2.2,190,'#ffe2b8'); area((2.6,-2.6,1.8),(0,0,.7),2,46,'#e6eef8')
camera((.10,-3.15,1.30),(.10,.4,1.02),lens=48)
render('calendrier',samples=12,scale=.7,exposure=.16,bounces=5,draft_w=390)
